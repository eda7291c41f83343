import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'

import { lettersAreOn, switchLetters } from '#app/lib/text/letter-keys.ts'
import { keyTexts } from '#app/strings/en/keys.ts'
import { Icon } from '#app/ui/media/icon.tsx'

import { listenForKeys } from './dashboard-keys.ts'

export function KeysDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  const go = useEffectEvent((path: string) => void navigate(path))
  const showDialog = () => dialog.current?.showModal()
  useEffect(() => {
    const left = new AbortController()
    const show = () => dialog.current?.showModal()
    listenForKeys({ go: (path) => go(path), showShortcuts: show }, left.signal)
    return () => left.abort()
  }, [])
  return (
    <>
      <button
        type="button"
        className="shortcuts-open needs-script"
        aria-label={keyTexts.open}
        onClick={showDialog}
      >
        ?
      </button>
      <dialog ref={dialog} className="keys" aria-labelledby="keys-title">
        <form method="dialog">
          <h2 id="keys-title">{keyTexts.title}</h2>
          <button className="panel-step" aria-label={keyTexts.close}>
            <Icon name="cross" />
          </button>
        </form>
        <div className="shortcuts-groups">
          {keyTexts.groups.map(({ name, keys }) => (
            <section key={name}>
              <h3>{name}</h3>
              <dl>
                {keys.map(([key, does]) => (
                  <div key={key}>
                    <dt>
                      {key.split(' ').map((cap) => (
                        <kbd key={cap}>{cap}</kbd>
                      ))}
                    </dt>
                    <dd>{does}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <label className="shortcuts-letters">
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.checked = lettersAreOn()
            }}
            onChange={({ target }) => switchLetters(target.checked)}
          />
          <span>
            {keyTexts.letters} <small>{keyTexts.lettersWhy}</small>
          </span>
        </label>
      </dialog>
    </>
  )
}
