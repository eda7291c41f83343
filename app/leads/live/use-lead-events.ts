import { useEffect, useEffectEvent, useState } from 'react'

import type { DeskTopic } from '#db/events/event-topic.ts'

import { joinDeskNews } from './join-lead-events.ts'

export function useDeskNews(topics: readonly DeskTopic[], onNews: () => void): { isLive: boolean } {
  const [isLive, setIsLive] = useState(false)
  const hear = useEffectEvent((told: DeskTopic) => {
    if (topics.includes(told)) onNews()
  })
  useEffect(() => joinDeskNews({ hear: (told) => hear(told), tellLive: setIsLive }), [])
  return { isLive }
}
