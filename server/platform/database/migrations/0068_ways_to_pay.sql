-- older programs: stop
ALTER TABLE "orders" DROP CONSTRAINT "orders_method";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_instrument";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_wallet_needs_payment";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT 'paypal' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "instrument" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_method" CHECK ("orders"."payment_method" in ('paypal','bank','gift_card','counter','card'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_instrument" CHECK ("orders"."instrument" in ('wallet','card','apple_pay','google_pay','pay_later','satispay','klarna','cash','terminal','gift_card','mixed'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_wallet_needs_payment" CHECK ("orders"."payment_method" not in ('paypal','card') or "orders"."payment_id" is not null);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_instrument" CHECK ("payments"."instrument" in ('wallet','card','apple_pay','google_pay','pay_later','satispay','klarna'));