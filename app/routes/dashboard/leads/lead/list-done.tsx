import { useParams, useSearchParams } from 'react-router'

import { DoneBar } from '#app/leads/detail/bar/done-bar.tsx'

import { doneIn } from './done.ts'

export function ListDone({ list }: { list: string }) {
  const [searchParams] = useSearchParams()
  const hasLead = useParams()['lead'] !== undefined
  return <DoneBar done={hasLead ? undefined : doneIn(searchParams)} back={list} />
}
