import { useEffect, useEffectEvent, useState } from 'react'

import { joinDeskNews } from './join-desk-news.ts'
import type { DeskTopic } from './desk-topic.ts'

/** Calls `onNews` whenever the server says that something of this topic is to be read again. */
export function useDeskNews(topic: DeskTopic, onNews: () => void): { isLive: boolean } {
  const [isLive, setIsLive] = useState(false)
  const hear = useEffectEvent((told: DeskTopic) => {
    if (told === topic) onNews()
  })
  useEffect(() => joinDeskNews({ hear: (told) => hear(told), tellLive: setIsLive }), [])
  return { isLive }
}
