import IntegrationSettings from '#web/admin/accounts/integrations/integration-settings.tsx'
import { FeedAddresses } from './feed-addresses.tsx'

/** Programs that read and write the shop, and services that list its products. */
export default function Connections() {
  return (
    <div className="grid spaced-32">
      <IntegrationSettings />
      <FeedAddresses />
    </div>
  )
}
