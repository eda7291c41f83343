import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { photographTexts as texts } from '#app/strings/en/photographs.ts'

import type { PhotographAnswer } from './photo-answer.ts'
import { actUpon } from './send-photo.ts'

export type Said = { text: string; isWrong: boolean }

export type Acts = ReturnType<typeof useActs>

export function useActs(id: number, refused: string | undefined) {
  const [said, setSaid] = useState<Said | undefined>(
    refused ? { text: refused, isWrong: true } : undefined,
  )
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function settle(answer: PhotographAnswer | undefined): Promise<boolean> {
    const isDone = answer?.kind === 'done'
    await revalidate()
    setSaid({ text: wordsOf(answer), isWrong: !isDone })
    return isDone
  }

  async function act(noun: string, fields: Record<string, string>): Promise<boolean> {
    setIsBusy(true)
    const isDone = await settle(await actUpon(addressOf(id, noun), fields))
    setIsBusy(false)
    return isDone
  }

  return { said, setSaid, isBusy, act, settle }
}

export function addressOf(id: number, noun: string): string {
  return `/dashboard/projects/${id}/photos/${noun}`
}

function wordsOf(answer: PhotographAnswer | undefined): string {
  if (!answer) return texts.unreached
  return answer.kind === 'done' ? answer.said : answer.why
}

const MOST_FRAMES = 120

/** Focuses the first match in a slot once the page shows it. */
export function goOnAt(slot: string, ...selectors: readonly string[]): void {
  let frames = 0
  function look(): void {
    frames += 1
    const place = document.getElementById(slot)
    for (const selector of selectors) {
      const found = place?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
      if (found) return found.focus()
    }
    if (frames < MOST_FRAMES) requestAnimationFrame(look)
    return undefined
  }
  requestAnimationFrame(look)
}
