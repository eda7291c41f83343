import { Logo } from '#app/ui/media/logo.tsx'

import { SignOutForm } from './sign-out-form.tsx'

export function ClosedHeader({ brand }: { brand: string }) {
  return (
    <header className="dashboard-header dashboard-header--closed">
      <Logo brand={brand} />
      <SignOutForm className="dashboard-sign-out-closed" />
    </header>
  )
}
