/** A component's style sheet, once per page; server/cache/compressed-page.ts inlines it. Not for islands: their page includes theirs. */
export function Sheet({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} precedence="default" />
}
