import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Whether a route loads its data again: as always, but not when only the hash came, changed or went. */
export function unlessSamePage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Pick<
  ShouldRevalidateFunctionArgs,
  'currentUrl' | 'nextUrl' | 'defaultShouldRevalidate'
>): boolean {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  if (isSamePage && currentUrl.hash !== nextUrl.hash) return false
  return defaultShouldRevalidate
}
