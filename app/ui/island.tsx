import { createContext, useContext, useId, type ComponentType, type ReactElement } from 'react'

import { scriptJson } from '#app/lib/json-ld.tsx'

import type { IslandName } from './island-names.ts'

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

/**
 * A part of a page that React takes over in the browser once somebody uses it; until then, and where
 * no script comes, it is the HTML that the server drew. Its name leads the browser to its script in
 * `app/islands/registry.ts`.
 */
export function island<P extends object>(
  name: IslandName,
  Part: ComponentType<P>,
): ComponentType<PlainData<P>> & { Part: ComponentType<P> } {
  function Island(props: PlainData<P>) {
    const ids = `${name}${useId()}`
    const draw = useContext(IslandDrawing)
    // Both are the same data; the type above only leaves out what could not travel.
    const given = props as unknown as P
    return (
      <>
        <div
          data-island={name}
          data-ids={ids}
          dangerouslySetInnerHTML={{ __html: draw(<Part {...given} />, ids) }}
        />
        <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
      </>
    )
  }
  return Object.assign(Island, { Part })
}
