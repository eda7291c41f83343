import { useParams, useSearchParams } from 'react-router'

import { DoneBar } from '#app/leads/detail/bar/done-bar.tsx'
import type { Option } from '#app/leads/list/list-options.ts'

import { doneIn } from './done.ts'
import { handoverText } from './handover.ts'

type Props = { list: string; people: readonly Option[] }

export function ListDone({ list, people }: Props) {
  const [searchParams] = useSearchParams()
  const hasLead = useParams()['lead'] !== undefined
  const done = hasLead ? undefined : doneIn(searchParams)
  const text = done && (handoverText(searchParams, people) ?? done.text)
  return <DoneBar done={done && text ? { ...done, text } : done} back={list} />
}
