/** Namespaces of their own, because a story that shares an index with a namespace loads all of that index. */
export * from '~/charts';
export * from '~/design-system';
export * from '~/patterns';
