/** Makes the first part of a page's id as Storybook does. @param title such as `Patterns/Review/ReviewDialog` */
export const toPageIdPrefix = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
