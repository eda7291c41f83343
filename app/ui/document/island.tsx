import { createContext, useContext, useId, type FunctionComponent, type ReactElement } from 'react'

import { scriptJson } from '#app/lib/json/json-ld.tsx'

import type { IslandName, WakeReason } from './island-names.ts'

/**
 * Draws an island's first HTML, with a prefix of its own for its ids; the server's entry gives it,
 * so that no browser loads the server's React.
 */
export const IslandDrawing = createContext<(island: ReactElement, ids: string) => string>(() => '')

type Plain = string | number | boolean | null | undefined

/** What JSON carries unharmed: no function, no element, no date. */
type PlainData<T> = T extends Plain
  ? T
  : T extends (...args: never) => unknown
    ? never
    : T extends object
      ? { [K in keyof T]: PlainData<T[K]> }
      : never

/** Nothing where every prop of `P` can travel as JSON, else an argument that nobody can give. */
type OnlyPlain<P> = P extends PlainData<P> ? [] : [never]

/**
 * A part of a page that React takes over in the browser once somebody uses it; until then, and where
 * no script comes, it is the HTML that the server drew. Its name leads the browser to its script in
 * `app/islands/registry.ts`. `wake`: where it shows something of this device, and wakes by itself.
 */
// A browser that wakes the part alone leaves this out of its bundle.
// @__NO_SIDE_EFFECTS__
export function island<N extends IslandName, P extends object>(
  { name, wake }: { name: N; wake?: WakeReason | `${WakeReason} ${WakeReason}` },
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
          data-wake={wake}
          data-ids={ids}
          dangerouslySetInnerHTML={{ __html: draw(<Part {...props} />, ids) }}
        />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
      </>
    )
  }
  return Object.assign(Island, { Part, island: name })
}
