import images from 'artworks:lucky-fishing';
import vectors from 'artworks:lucky-fishing/symbols?vector';
import { ownFiles } from '../art-files';
import { sounds } from './sounds';

/** The pictures and sounds of Lucky Fishing. */
export const files = ownFiles({ images, vectors, sounds });
