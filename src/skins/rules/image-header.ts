import type { Size } from '../image-list';

/** What an image of pixels says about itself ahead of them. */
export interface ImageHeader extends Size {
  readonly isAnimated: boolean;
}
