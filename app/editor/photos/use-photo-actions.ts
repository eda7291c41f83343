import { useState } from 'react'
import { useRevalidator } from 'react-router'

import { photoTexts as texts } from '#app/strings/en/photos.ts'

import { postPhotoAction, type PhotoAnswer } from './send-photo.ts'

export type Message = { text: string; isWrong: boolean }

export type PhotoActions = ReturnType<typeof usePhotoActions>

/** `address` is that of the photos' page. */
export function usePhotoActions(address: string, refused: string | undefined) {
  const [message, setMessage] = useState<Message | undefined>(
    refused ? { text: refused, isWrong: true } : undefined,
  )
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function settle(answer: PhotoAnswer | undefined): Promise<boolean> {
    const isDone = answer?.kind === 'done'
    await revalidate()
    setMessage({ text: messageOf(answer), isWrong: !isDone })
    return isDone
  }

  async function submit(noun: string, fields: Record<string, string>): Promise<boolean> {
    setIsBusy(true)
    const isDone = await settle(await postPhotoAction(`${address}/${noun}`, fields))
    setIsBusy(false)
    return isDone
  }

  return { message: message, setMessage: setMessage, isBusy, submit: submit, settle }
}

export function messageOf(answer: PhotoAnswer | undefined): string {
  if (!answer) return texts.unreached
  return answer.kind === 'done' ? answer.message : answer.why
}

const MAX_FRAMES = 120

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
    if (frames < MAX_FRAMES) requestAnimationFrame(look)
    return undefined
  }
  requestAnimationFrame(look)
}
