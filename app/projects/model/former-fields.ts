import type { Json } from '#app/lib/json/json.ts'

/** Drops `asides`, the sentences that earlier releases left out of the fact check (docs/adr/0036). */
export function withoutFormerFields(content: Json): Json
export function withoutFormerFields(content: unknown): unknown
export function withoutFormerFields(content: unknown): unknown {
  if (typeof content !== 'object' || content === null || !('asides' in content)) return content
  const { asides: _asides, ...rest } = content
  return rest
}
