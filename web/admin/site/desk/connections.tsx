import { Link } from '@tanstack/react-router'
import IntegrationSettings from '#web/admin/accounts/integrations/integration-settings.tsx'
import { ServiceAddresses } from './service-addresses.tsx'

/** Programs that read and write the shop, and services that list its products. */
export default function Connections() {
  return (
    <div className="grid spaced-32">
      <p className="small muted">
        PayPal si prova in{' '}
        <Link to="/admin" search={{ tab: 'negozio', vista: 'pagamenti' }}>
          Pagamenti
        </Link>
        , l’e-mail in{' '}
        <Link to="/admin" search={{ tab: 'negozio', vista: 'posta' }}>
          Posta
        </Link>
        .
      </p>
      <ServiceAddresses />
      <IntegrationSettings />
    </div>
  )
}
