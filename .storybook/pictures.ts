/**
 * Address of an accepted picture, beside the frame of the Storybook.
 *
 * @param mode name of a mode, such as `light-wide`
 */
export const toPictureAddress = (storyId: string, mode: string): string =>
  `./pictures/${storyId.replace('--', '/')}.${mode}.png`;
