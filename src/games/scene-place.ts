/** Where a layer of the scene is: style sheets place it, and the current moves plants. */
export type ScenePlace = 'light' | 'wreck' | 'reef' | 'sand' | 'plant-left' | 'plant-right';
