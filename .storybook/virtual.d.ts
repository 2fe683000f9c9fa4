declare module 'virtual:component-facts' {
  /** A key, and the names of the exported stories that press it. */
  export interface PressedKey {
    /** The key's name, such as `ArrowDown`, `Shift+Tab`, or `Letters` and `Digits` for what is typed. */
    key: string;
    stories: readonly string[];
  }

  /** A text that a component shows by itself, and that a translator replaces. */
  export interface ComponentText {
    /** Its place in `Translations`, such as `Pagination.next`. */
    name: string;
    /** The English text, or the function that makes it from values. */
    english: string;
    /** When it is shown. */
    meaning: string;
  }

  /** What the sources say about the component of a story file. */
  export interface ComponentFacts {
    /** The theme's tokens in its style files, as dotted paths. */
    tokens: readonly string[];
    /** The screens that draw it: the first part of their pages' ids, and their titles. */
    screens: readonly { id: string; title: string }[];
    keys: readonly PressedKey[];
    /** The texts that it shows by itself, in the order of `Translations`. */
    texts: readonly ComponentText[];
  }

  /** By the story file's path from the repository's root. */
  const facts: Readonly<Record<string, ComponentFacts>>;
  export default facts;
}

declare module 'virtual:picture-changes' {
  /** An accepted picture that differs from the one of an earlier revision. */
  export interface ChangedPicture {
    /** Id of the story. */
    story: string;
    /** Name of the mode, such as `light-wide`. */
    mode: string;
    kind: 'new' | 'changed' | 'removed';
  }

  /** What changed since a revision of the repository. */
  export interface PictureChanges {
    /** The revision, as the caller wrote it. */
    since: string;
    pictures: readonly ChangedPicture[];
  }

  /** Null when the Storybook was built without a revision. */
  const changes: PictureChanges | null;
  export default changes;
}
