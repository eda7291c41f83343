import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useOutletContext } from 'react-router'

import { along, type AdjacentLead } from '#app/leads/detail/bar/along.ts'
import { leadAddress, type LeadPlace } from '#app/leads/detail/bar/lead-place.ts'
import { announceListEnd } from '#app/leads/detail/bar/list-end.ts'
import type { Neighbour } from '#app/leads/detail/bar/panel-bar.tsx'
import type { ListContext } from '#app/leads/list/list-context.ts'

import { useStanding } from './use-standing.ts'

/** Steps through the list next to a lead, and reads older leads before the last one is reached. */
export function useAlong(leadId: string, place: LeadPlace) {
  const { ids, more } = useOutletContext<ListContext>()
  const standing = useStanding(ids, leadId)
  const { before, after, isNearMore } = along(standing, leadId, more)
  const [pendingLeadId, setPendingLeadId] = useState('')
  const navigate = useNavigate()
  const read = useEffectEvent(() => more?.read())
  const at = more?.at
  useEffect(() => {
    if (isNearMore && at !== undefined) read()
  }, [isNearMore, at])
  const next = after !== undefined && typeof after === 'object' ? leadAddress(place, after.id) : ''
  const pendingRef = useRef('')
  useEffect(() => {
    if (pendingRef.current !== leadId || after === 'coming') return
    pendingRef.current = ''
    if (next === '') announceListEnd(false)
    else void navigate(next, { replace: true, preventScrollReset: true })
  }, [leadId, after, next, navigate])
  const neighbour = (adjacent: AdjacentLead | undefined): Neighbour | undefined => {
    if (adjacent === undefined || adjacent === 'end') return adjacent
    if (typeof adjacent === 'object') return { to: leadAddress(place, adjacent.id) }
    return {
      isAwaited: pendingLeadId === leadId,
      onWait: () => {
        pendingRef.current = leadId
        setPendingLeadId(leadId)
        more?.read()
      },
    }
  }
  return { before: neighbour(before), after: neighbour(after) }
}
