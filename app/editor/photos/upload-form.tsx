import { useRef, useState, type ChangeEvent, type FormEvent, useEffect } from 'react'

import { useFormDraft } from '#app/lib/form-drafts/use-form-draft.ts'
import { ACCEPTED, MAX_DESCRIPTION_LENGTH } from '#app/media/photos/photo.ts'
import { draftTexts } from '#app/strings/en/drafts.ts'
import { photoTexts as texts } from '#app/strings/en/photos.ts'
import { DraftNote } from '#app/ui/forms/draft-note.tsx'
import { Field } from '#app/ui/forms/field.tsx'

import { fileText } from './chosen-file.ts'
import { postedOf } from './posted-of.ts'
import { sendPhoto, type Progress, type Sent } from './send-photo.ts'
import type { ShownSlot } from './shown-slot.ts'
import { goOnAt, type PhotoActions } from './use-photo-actions.ts'

type Props = {
  address: string
  slot: ShownSlot
  name: string
  actions: PhotoActions
  file: File | undefined
  onFile: (file: File | undefined) => void
  onDone: () => void
}

/** Works without script as a form. */
export function PutForm({ address, slot, name, actions, file, onFile, onDone }: Props) {
  const alt = useRef<HTMLTextAreaElement>(null)
  // Without one, the photo that pages show now would be gone.
  const isNeeded = slot.shows === 'photograph'
  const details = useRef<HTMLDetailsElement>(null)
  const { form, draft } = useFormDraft(`new photo ${slot.slot}`)
  const { progress, send, cancel } = useSending({
    address,
    slot: slot.slot,
    actions,
    onDone: () => {
      draft.discard()
      if (details.current) details.current.open = false
      onDone()
    },
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const description = (postedOf(event.currentTarget)['alt'] ?? '').trim()
    if (file && (description !== '' || !isNeeded)) return void send({ file, alt: description })
    actions.setMessage({ text: file ? texts.altMissing : texts.fileMissing, isWrong: true })
    if (file) alt.current?.focus()
    return undefined
  }

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => onFile(target.files?.[0])
  const key = slot.slot
  return (
    <details className="slot-upload" ref={details}>
      <summary>
        {slot.photo ? texts.putAnother : texts.put} <span className="visually-hidden">{name}</span>
      </summary>
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        action={`${address}?slot=${key}`}
        onSubmit={submit}
        noValidate
      >
        <p className="caption photos-script-only slot-drop">{texts.drop}</p>
        <div className="slot-files">
          <FileField id={`${key}-file`} label={texts.choose} onChoose={choose} />
          <FileField id={`${key}-camera`} label={texts.camera} onChoose={choose} isCamera />
        </div>
        {file ? <ChosenPhoto file={file} /> : null}
        <Field id={`${key}-new-alt`} label={texts.alt} hint={texts.altHint}>
          {(aria) => (
            <textarea
              {...aria}
              ref={alt}
              name="alt"
              rows={3}
              required={isNeeded}
              maxLength={MAX_DESCRIPTION_LENGTH}
            />
          )}
        </Field>
        {progress ? (
          <SendingRow
            progress={progress}
            label={texts.progress(name)}
            text={progress.isHere ? texts.working : texts.sending(progress.percent)}
            onCancel={cancel}
          />
        ) : (
          <button className="button" disabled={actions.isBusy}>
            {texts.send}
          </button>
        )}
        <DraftNote draft={draft} texts={draftTexts} />
      </form>
    </details>
  )
}

type Sending = { address: string; slot: string; actions: PhotoActions; onDone: () => void }

function useSending({ address, slot, actions, onDone }: Sending) {
  const [progress, setProgress] = useState<Progress>()
  const cancelling = useRef<() => void>(undefined)

  async function send(sent: Sent): Promise<void> {
    actions.setMessage(undefined)
    setProgress({ percent: 0, isHere: false })
    const upload = sendPhoto(`${address}/upload?slot=${slot}`, sent, setProgress)
    cancelling.current = upload.cancel
    const answer = await upload.done
    setProgress(undefined)
    if (answer === 'cancelled') actions.setMessage({ text: texts.cancelled, isWrong: false })
    else if (await actions.settle(answer)) return onDone()
    goOnAt(slot, '.slot-upload button.button')
  }

  return { progress, send, cancel: () => cancelling.current?.() }
}

type FileProps = {
  id: string
  label: string
  isCamera?: boolean
  /** On every screen, for one who stands on a site; without a camera it chooses a file. */
  isAlways?: boolean
  isMultiple?: boolean
  accept?: string
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

/** Offers the camera only on a touch screen. */
export function FileField(props: FileProps) {
  const { id, label, isCamera = false, isAlways = false, isMultiple, onChoose } = props
  const { accept = ACCEPTED } = props
  return (
    <div className={isCamera && !isAlways ? 'slot-file slot-file--camera' : 'slot-file'}>
      <input
        id={id}
        type="file"
        name="file"
        accept={accept}
        multiple={isMultiple}
        {...(isCamera && { capture: 'environment' as const })}
        onChange={onChoose}
      />
      <label htmlFor={id} className="button button--line">
        {label}
      </label>
    </div>
  )
}

type SendingProps = { progress: Progress; label: string; text: string; onCancel: () => void }

export function SendingRow({ progress, label, text, onCancel }: SendingProps) {
  const { percent, isHere } = progress
  return (
    <div className="slot-sending">
      <progress aria-label={label} max={100} {...(isHere ? {} : { value: percent })} />
      <p>{text}</p>
      <button type="button" className="button button--line" onClick={onCancel}>
        {texts.cancel}
      </button>
    </div>
  )
}

/** Shows the file's name where the browser cannot draw it, such as HEIC. */
function ChosenPhoto({ file }: { file: File }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = picture.current
    if (!image) return undefined
    const address = URL.createObjectURL(file)
    image.hidden = false
    image.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <div className="slot-chosen">
      <img
        ref={picture}
        alt=""
        hidden
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
      <p>{fileText(file)}</p>
    </div>
  )
}
