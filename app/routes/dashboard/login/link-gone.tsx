import type { ReactNode } from 'react'

import { joinTexts as texts } from '#app/strings/en/join.ts'

/** In place of the form of a link that was used, or is too old. */
export function LinkGone({ title, note }: { title: string; note: ReactNode }) {
  return (
    <section className="login-join">
      <h1>{title}</h1>
      <p className="login-note">{note}</p>
      <p className="login-note login-forgot">{texts.goneSignIn}</p>
      <p className="login-action">
        <a className="button button--line" href="/admin">
          {texts.toLogin}
        </a>
      </p>
    </section>
  )
}
