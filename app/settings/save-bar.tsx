import { useEffect, useState, type ReactNode, type RefObject } from 'react'

import { saveBarTexts as texts } from '#app/strings/en/setting-forms.ts'
import { settingsTexts } from '#app/strings/en/settings.ts'

import { unsavedLabels, type FormInput } from './form-inputs.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  inputs: readonly FormInput[]
  /** The page as it is saved. */
  path: string
  onDiscard: () => void
  /** The password, where the section asks for it. */
  children?: ReactNode
}

/** Names what is typed and not saved; without script it is the button alone. */
export function SaveBar({ form, inputs, path, onDiscard, children }: Props) {
  const unsaved = useUnsaved(form, inputs)
  const isUnsaved = unsaved !== ''
  // The bar appears over the lowest field, which may be the one being typed into.
  useEffect(() => {
    if (isUnsaved) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isUnsaved])
  return (
    <div className="save-bar" data-unsaved={isUnsaved}>
      {isUnsaved ? (
        <p id="unsaved">
          {texts.unsaved(unsaved)}{' '}
          <a className="link" href={path} onClick={onDiscard}>
            {texts.discard}
          </a>
        </p>
      ) : null}
      {children}
      <button className="button" aria-describedby={isUnsaved ? 'unsaved' : undefined}>
        {settingsTexts.save}
      </button>
    </div>
  )
}

/** Looks after each drawing too: a draft may have come back, or a save was refused. */
function useUnsaved(form: Props['form'], inputs: Props['inputs']): string {
  const [unsaved, setUnsaved] = useState('')
  useEffect(() => {
    const { current } = form
    if (!current) return undefined
    const look = () => {
      const typed = new FormData(current)
      const textOf = (name: string) => textIn(typed.get(name))
      setUnsaved(unsavedLabels(inputs, textOf).join(', '))
    }
    look()
    const left = new AbortController()
    for (const kind of ['input', 'change'])
      current.addEventListener(kind, look, { signal: left.signal })
    return () => left.abort()
  })
  return unsaved
}

function textIn(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}
