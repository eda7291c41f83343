import type { Adapter } from './adapter.ts'
import { generic } from './kinds/generic/generic.ts'
import { googleForms } from './kinds/google-forms/google-forms.ts'

/** Every kind of source, in the order in which owners choose. */
export const adapters: readonly Adapter[] = [generic, googleForms]

const byKind: ReadonlyMap<string, Adapter> = new Map(
  adapters.map((adapter) => [adapter.kind, adapter]),
)

export function findAdapter(kind: string): Adapter | undefined {
  return byKind.get(kind)
}
