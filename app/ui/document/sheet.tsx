type Props = { href: string; isBelow?: boolean }

/** A component's style sheet, once per page; server/cache/compressed-page.ts inlines it. `isBelow`: nothing in the first screen needs it. Not for islands: their page includes theirs. */
export function Sheet({ href, isBelow = false }: Props) {
  return <link rel="stylesheet" href={href} precedence={isBelow ? 'below' : 'default'} />
}

/** One file for all that follows: a browser paints what precedes it first. Takes the place of the `isBelow` sheets. */
export function SheetBelow({ href }: Pick<Props, 'href'>) {
  return <link rel="stylesheet" href={href} fetchPriority="low" />
}
