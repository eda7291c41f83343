import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'

import { ACCEPTED_PLANS } from '#app/media/photos/photo.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { StatusMessage } from '#app/ui/feedback/status-message.tsx'

import { fileText, planFault } from './chosen-file.ts'
import { PlanFields } from './plan-fields.tsx'
import { postedOf } from './posted-of.ts'
import { sendPhoto, type Progress } from './send-photo.ts'
import { FileField, SendingRow } from './upload-form.tsx'
import { messageOf, type Message } from './use-photo-actions.ts'

type Props = { address: string; maxMb: number; newSlot: string; today: string }

/** Adds a floor plan with its type of unit; works without script as a form. */
export function AddPlan({ address, maxMb, newSlot, today }: Props) {
  const [file, setFile] = useState<File>()
  const [progress, setProgress] = useState<Progress>()
  const [message, setMessage] = useState<Message>()
  const cancelling = useRef<() => void>(undefined)
  const { revalidate } = useRevalidator()

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = target.files ?? []
    const fault = chosen && planFault(chosen, maxMb)
    setFile(fault === undefined ? chosen : undefined)
    setMessage(fault === undefined ? undefined : { text: fault, isWrong: true })
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (!file) return setMessage({ text: texts.planMissing, isWrong: true })
    setMessage(undefined)
    setProgress({ percent: 0, isHere: false })
    const sent = { file, alt: '', fields: postedOf(form) }
    const upload = sendPhoto(`${address}/upload?slot=${newSlot}`, sent, setProgress)
    cancelling.current = upload.cancel
    const answer = await upload.done
    await revalidate()
    setProgress(undefined)
    if (answer === 'cancelled') return setMessage({ text: texts.cancelled, isWrong: false })
    const isDone = answer?.kind === 'done'
    setMessage({ text: messageOf(answer), isWrong: !isDone })
    if (!isDone) return undefined
    form.reset()
    return setFile(undefined)
  }

  return (
    <form
      className="several add-plan"
      method="post"
      encType="multipart/form-data"
      action={`${address}?slot=${newSlot}`}
      onSubmit={(event) => void submit(event)}
      aria-label={texts.addPlan}
    >
      <p className="caption">{texts.plansHint}</p>
      <PlanFields id={newSlot} today={today} />
      <FileField
        id={`${newSlot}-file`}
        label={texts.choosePlan}
        accept={ACCEPTED_PLANS}
        onChoose={choose}
      />
      {file ? <p>{fileText(file)}</p> : null}
      {progress ? (
        <SendingRow
          progress={progress}
          label={texts.addPlan}
          text={progress.isHere ? texts.working : texts.sending(progress.percent)}
          onCancel={() => cancelling.current?.()}
        />
      ) : (
        <button className="button">{texts.addPlan}</button>
      )}
      <StatusMessage
        className={message?.isWrong ? 'slot-message slot-message--error' : 'slot-message'}
        event={message}
      >
        {message?.text}
      </StatusMessage>
    </form>
  )
}
