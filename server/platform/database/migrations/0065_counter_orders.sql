-- older programs: stop
ALTER TABLE "orders" DROP CONSTRAINT "orders_method";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_gift_card";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "channel" text DEFAULT 'distance' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_instrument" CHECK ("orders"."instrument" in ('cash','terminal','gift_card','mixed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_channel" CHECK ("orders"."channel" in ('distance','counter'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_counter" CHECK ("orders"."payment_method" <> 'counter' or "orders"."delivery_method" = 'pickup');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method" CHECK ("orders"."payment_method" in ('paypal','bank','gift_card','counter'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_gift_card" CHECK ("orders"."gift_card_cents" between 0 and "orders"."total_cents"
        and ("orders"."payment_method" = 'counter'
          or ("orders"."payment_method" = 'gift_card') = ("orders"."total_cents" > 0 and "orders"."gift_card_cents" = "orders"."total_cents"))
        and ("orders"."payment_method" <> 'gift_card' or "orders"."payment_status" <> 'pending'));--> statement-breakpoint
-- A sale over the counter to a person who gives no address makes no customer.
CREATE OR REPLACE VIEW "people_source" AS
SELECT c.id, lower(c.email) AS email, 'account' AS kind, c.created_at AS since,
	search_text(c.first_name || ' ' || c.last_name, c.email, c.phone, c.city, regexp_replace(c.phone, '[^0-9]', '', 'g')) AS words
FROM customers c
UNION ALL
SELECT guest_id(lower(o.customer_email)), lower(o.customer_email), 'guest', min(o.created_at),
	left(string_agg(DISTINCT search_text(o.customer_name, o.customer_email, o.city, o.customer_phone, regexp_replace(o.customer_phone, '[^0-9]', '', 'g')), chr(10)), 2000)
FROM orders o
WHERE o.customer_id IS NULL AND o.customer_email <> '' AND NOT EXISTS (SELECT FROM customers c WHERE lower(c.email) = lower(o.customer_email))
GROUP BY lower(o.customer_email)
UNION ALL
SELECT guest_id(lower(p.email)), lower(p.email), 'past', min(p.placed_at),
	left(string_agg(DISTINCT search_text(p.name, p.email), chr(10)), 2000)
FROM past_orders p
WHERE p.customer_id IS NULL AND p.email IS NOT NULL
	AND NOT EXISTS (SELECT FROM customers c WHERE lower(c.email) = lower(p.email))
	AND NOT EXISTS (SELECT FROM orders o WHERE o.customer_id IS NULL AND lower(o.customer_email) = lower(p.email))
GROUP BY lower(p.email);
--> statement-breakpoint
DROP TRIGGER "people_new" ON "orders";--> statement-breakpoint
CREATE TRIGGER "people_new" AFTER INSERT ON "orders"
	FOR EACH ROW WHEN (new.customer_id IS NULL AND new.customer_email <> '') EXECUTE FUNCTION note_guest();
