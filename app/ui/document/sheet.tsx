/**
 * The sheet of what stands beside it, once on a page and in the order of what is drawn: a page carries
 * the style of what it shows and nothing else (server/cache/inline-sheets.ts puts it into a kept page).
 * Not within an island, which a browser draws again: its page brings what it needs.
 */
export function Sheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="default" />
}
