import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

import { photoTexts as texts } from '#app/strings/en/photos.ts'

import { fileFault } from './chosen-file.ts'
import { sendPhoto, type Progress } from './send-photo.ts'
import { goOnAt, messageOf } from './use-photo-actions.ts'

type Sending = { at: number; of: number; progress: Progress }
type Result = { filled: string[]; failed: string[]; left: number }

type Props = {
  address: string
  maxMb: number
  free: readonly string[]
  /** Takes any number. */
  newSlot: string | undefined
}

/** Uploads one photo after the other into free slots; one that is refused leaves its slot to the next. */
export function useSeveral({ address, maxMb, free, newSlot }: Props) {
  const [sending, setSending] = useState<Sending>()
  const [lines, setLines] = useState<readonly string[]>([])
  const { revalidate } = useRevalidator()
  const cancelling = useRef<() => void>(undefined)

  function sendOne(file: File, slot: string, onProgress: (progress: Progress) => void) {
    onProgress({ percent: 0, isHere: false })
    const upload = sendPhoto(`${address}/upload?slot=${slot}`, { file, alt: '' }, onProgress)
    cancelling.current = upload.cancel
    return upload.done
  }

  async function sendEach(files: readonly File[]): Promise<Result> {
    const slots = newSlot === undefined ? [...free] : files.map(() => newSlot)
    const result: Result = { filled: [], failed: [], left: 0 }
    for (const [index, file] of files.entries()) {
      const fault = fileFault(file, maxMb)
      const [slot] = slots
      if (fault !== undefined) result.failed.push(texts.severalFailed(file.name, fault))
      else if (slot === undefined) result.left += 1
      else {
        const answer = await sendOne(file, slot, (progress) =>
          setSending({ at: index + 1, of: files.length, progress }),
        )
        if (answer === 'cancelled') return { ...result, failed: [...result.failed, texts.stopped] }
        if (answer?.kind === 'done') result.filled.push(...slots.splice(0, 1))
        else result.failed.push(texts.severalFailed(file.name, messageOf(answer)))
      }
    }
    return result
  }

  async function send(files: readonly File[]): Promise<void> {
    if (files.length === 0 || sending) return
    setLines([])
    const { filled, failed, left } = await sendEach(files)
    setSending(undefined)
    await revalidate()
    setLines([
      ...(filled.length > 0 ? [texts.severalDone(filled.length)] : []),
      ...failed,
      ...(left > 0 ? [texts.severalLeft(left)] : []),
    ])
    const [first] = filled
    if (first !== undefined && first !== newSlot) goOnAt(first, '.slot-description-form textarea')
  }

  return { lines, sending, send, cancel: () => cancelling.current?.() }
}
