import type { ImageList } from '../../skins/image-list';

const lists = import.meta.glob<ImageList>('../../../assets/*/images.json', {
  eager: true,
  import: 'default',
});

/** How large the product shows its pictures. */
export const imageList: ImageList = Object.fromEntries(
  Object.values(lists).flatMap((list) => Object.entries(list)),
);
