/** The path of a page as it is kept with what was sent from there: of a page that a link alone opens, not the link. */
export function keptPage(path: string): string {
  return path.replace(/^\/(preview|privacy\/withdraw(?:-all)?)\/.+/isu, '/$1')
}
