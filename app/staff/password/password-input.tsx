import { useRef, useState, type ComponentProps } from 'react'

import { passwordTexts } from '#app/strings/en/password.ts'

import { generatePassword } from './generate-password.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  onSuggest?: ((password: string) => void) | undefined
}

export function PasswordInput({ id, onSuggest, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [isShown, setIsShown] = useState(false)

  function generate() {
    const password = generatePassword()
    if (field.current) field.current.value = password
    onSuggest?.(password)
    setIsShown(true)
  }

  return (
    <div className="password-input">
      <input
        ref={field}
        id={id}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...input}
        type={isShown ? 'text' : 'password'}
      />
      <button
        type="button"
        className="password-show needs-script"
        aria-controls={id}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {passwordTexts.show}
      </button>
      {input.autoComplete === 'new-password' ? (
        <button type="button" className="password-generate needs-script" onClick={generate}>
          {passwordTexts.generate}
        </button>
      ) : null}
    </div>
  )
}
