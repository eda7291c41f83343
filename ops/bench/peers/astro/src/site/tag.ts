/** A tag of a page's head, as the site's routes say it. */
export type Tag =
  | { title: string }
  | ({ tagName: 'link' } & Record<string, string>)
  | Record<string, string>
