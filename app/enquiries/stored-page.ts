/** Removes the secret from the path of a page that only a link opens. */
export function storedPage(path: string): string {
  return path.replace(/^\/(preview|privacy\/withdraw(?:-all)?)\/.+/isu, '/$1')
}
