import { createContext, useContext, useId, type FunctionComponent, type ReactElement } from 'react'

import { scriptJson } from '#app/lib/json/json-ld.tsx'

import type { IslandName, HydrationReason } from './island-names.ts'

/** Provided by the server's entry, so that no browser loads the server's React. */
export const IslandDrawing = createContext<(island: ReactElement, ids: string) => string>(() => '')

type Plain = string | number | boolean | null | undefined

type PlainData<T> = T extends Plain
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { [K in keyof T]: PlainData<T[K]> }
      : never

/** An impossible extra argument where a prop of `P` is not JSON. */
type OnlyPlain<P> = P extends PlainData<P> ? [] : [never]

/** A part of a page that hydrates on first use, or earlier by `hydrateOn`; app/islands/hydrate-island.ts maps its name to its script. */
// Lets browser bundles drop it.
// @__NO_SIDE_EFFECTS__
export function island<N extends IslandName, P extends object>(
  {
    name,
    hydrateOn,
  }: { name: N; hydrateOn?: HydrationReason | `${HydrationReason} ${HydrationReason}` },
  Part: FunctionComponent<P>,
  ..._onlyPlain: OnlyPlain<P>
): FunctionComponent<P> & { Part: FunctionComponent<P>; island: N } {
  function Island(props: P) {
    const ids = [name, useId()].join('')
    const draw = useContext(IslandDrawing)
    return (
      <>
        <div
          data-island={name}
          data-wake={hydrateOn}
          data-ids={ids}
          dangerouslySetInnerHTML={{ __html: draw(<Part {...props} />, ids) }}
        />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
      </>
    )
  }
  return Object.assign(Island, { Part, island: name })
}
