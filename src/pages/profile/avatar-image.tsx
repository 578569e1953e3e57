import type { ComponentProps } from 'react';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import type { Avatar } from '../../player/preferences';
import { gameById, useGames } from './games';

interface AvatarImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  readonly avatar: Avatar;
}

/** An avatar: a symbol of Lucky Fishing. */
export const AvatarImage = ({ avatar, ...rest }: AvatarImageProps) => (
  <img {...rest} src={gameById(useGames(), luckyFishing.id)?.art.pageImages[avatar]} alt="" />
);
