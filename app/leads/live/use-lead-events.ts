import { useEffect, useEffectEvent, useState } from 'react'

import type { DashboardTopic } from '#db/events/event-topic.ts'

import { joinLeadEvents } from './join-lead-events.ts'

export function useLeadEvents(
  topics: readonly DashboardTopic[],
  onEvent: () => void,
): { isLive: boolean } {
  const [isLive, setIsLive] = useState(false)
  const hear = useEffectEvent((topic: DashboardTopic) => {
    if (topics.includes(topic)) onEvent()
  })
  useEffect(() => joinLeadEvents({ hear: (topic) => hear(topic), setLive: setIsLive }), [])
  return { isLive }
}
