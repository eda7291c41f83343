import { sourceAlertTexts } from '#app/strings/en/sources/pull.ts'

type Source = { id: string; name: string }

/** To the devices of owners; at least one source. */
export function sourceAlert(state: 'failing' | 'quiet', sources: readonly Source[]) {
  const { one, many, body } = sourceAlertTexts[state]
  const [first, ...others] = sources
  const isOne = first !== undefined && others.length === 0
  return {
    title: isOne ? one(first.name) : many(sources.length),
    body,
    path: isOne ? `/dashboard/sources/${first.id}` : '/dashboard/sources',
    tag: `sources-${state}`,
  }
}
