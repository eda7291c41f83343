import { Logo, type LogoImage } from '#app/ui/media/logo.tsx'

import { SignOutForm } from './sign-out-form.tsx'

export function ClosedHeader({ brand, logo }: { brand: string; logo: LogoImage | undefined }) {
  return (
    <header className="dashboard-header dashboard-header--closed">
      <Logo brand={brand} logo={logo} />
      <SignOutForm className="dashboard-sign-out-closed" />
    </header>
  )
}
