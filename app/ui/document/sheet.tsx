type Props = { href: string; isBelow?: boolean }

/** A component's style sheet, once per page; server/cache/compressed-page.ts inlines it. `isBelow`: nothing in the first screen needs it. Not for islands: their page includes theirs. */
export function Sheet({ href, isBelow = false }: Props) {
  return <link rel="stylesheet" href={href} precedence={isBelow ? 'below' : 'default'} />
}

/** Where the styles of parts below the first screen go, so that its own come sooner. */
export function FirstScreenEnd() {
  return <template data-first-screen-end="" />
}
