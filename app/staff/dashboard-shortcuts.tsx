import { ownTexts } from '#app/strings/en/own-account.ts'

import { useInstall } from './login/install-offer.ts'

const texts = ownTexts.shortcuts

export function DashboardShortcuts() {
  const install = useInstall()
  return (
    <section className="account-section" aria-labelledby="own-shortcuts" id="shortcuts">
      <h2 id="own-shortcuts">{texts.title}</h2>
      <p>
        {texts.bookmark}{' '}
        <a className="link" href="/dashboard">
          {texts.link}
        </a>
      </p>
      {install ? (
        <p>
          <button type="button" className="button button--line" onClick={install}>
            {texts.install}
          </button>
        </p>
      ) : (
        <p>{texts.byHand}</p>
      )}
    </section>
  )
}
