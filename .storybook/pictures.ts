/** Accepted pictures, and those of the revision with which the Storybook compares them. */
export type PictureFolder = 'pictures' | 'earlier-pictures';

/**
 * Address of a picture, beside the frame of the Storybook.
 *
 * @param mode name of a mode, such as `light-wide`
 */
export const toPictureAddress = (storyId: string, mode: string, folder: PictureFolder = 'pictures'): string =>
  `./${folder}/${storyId.replace('--', '/')}.${mode}.png`;
