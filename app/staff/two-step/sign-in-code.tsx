import { withReturn } from '#app/staff/login/return-path.ts'
import { codeTexts } from '#app/strings/en/sign-in-code.ts'

import { CodeInput } from './code-input.tsx'

type Props = { isHalfWay: boolean; returnTo: string; message: string | undefined }

export function SignInCode({ isHalfWay, returnTo, message }: Props) {
  const action = withReturn('/admin/code', returnTo)
  if (!isHalfWay) {
    return (
      <section>
        <h1>{codeTexts.title}</h1>
        <p className="login-note">{codeTexts.expired}</p>
        <p className="login-action">
          <a className="button" href={withReturn('/admin', returnTo)}>
            {codeTexts.toLogin}
          </a>
        </p>
      </section>
    )
  }
  return (
    <section className="login-code">
      <form method="post" action={action} noValidate>
        <h1>{codeTexts.title}</h1>
        <p className="login-note">{codeTexts.note}</p>
        {message === undefined ? null : (
          <p role="alert" className="login-error">
            {message}
          </p>
        )}
        <div className="field">
          <label htmlFor="code">{codeTexts.code}</label>
          <CodeInput id="code" />
        </div>
        <button className="button button--wide login-action">{codeTexts.go}</button>
      </form>
      <details className="login-recovery">
        <summary>{codeTexts.lost}</summary>
        <form method="post" action={action} noValidate>
          <div className="field">
            <label htmlFor="recovery">{codeTexts.recovery}</label>
            <input
              id="recovery"
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby="recovery-hint"
              required
            />
            <p className="hint" id="recovery-hint">
              {codeTexts.recoveryHint}
            </p>
          </div>
          <button className="button button--line button--wide login-action">
            {codeTexts.goRecovery}
          </button>
        </form>
      </details>
    </section>
  )
}
