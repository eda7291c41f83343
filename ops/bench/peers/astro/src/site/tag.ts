export type Tag =
  | { title: string }
  | ({ tagName: 'link' } & Record<string, string>)
  | Record<string, string>
