import { Link } from 'react-router'

export function DisclaimerLink() {
  return (
    <Link className="lk on-screen" to="/disclaimer">
      Disclaimer
    </Link>
  )
}
