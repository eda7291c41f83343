import { Logo } from '#app/ui/media/logo.tsx'

import { SignOutForm } from './sign-out-form.tsx'

export function ClosedHeader({ brand }: { brand: string }) {
  return (
    <header className="desk-header desk-header--closed">
      <Logo brand={brand} />
      <SignOutForm className="desk-out" />
    </header>
  )
}
