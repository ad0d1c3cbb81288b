ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reopened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_to_return_cents" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_to_return_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "transfer_returned_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_transfer_to_return" ON "orders" USING btree ("transfer_to_return_since") WHERE transfer_to_return_since is not null and transfer_returned_at is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_carrier" CHECK ("orders"."carrier" in ('brt','gls','poste','dhl','ups','fedex','other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reopened" CHECK ("orders"."reopened_at" is null or "orders"."payment_method" = 'bank');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_transfer_to_return" CHECK (("orders"."transfer_to_return_cents" is null) = ("orders"."transfer_to_return_since" is null)
        and ("orders"."transfer_to_return_cents" is null or ("orders"."transfer_to_return_cents" > 0 and "orders"."payment_method" = 'bank'
          and "orders"."order_status" = 'cancelled' and "orders"."payment_status" = 'pending' and "orders"."reopened_at" is null)));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_transfer_returned" CHECK ("orders"."transfer_returned_at" is null or "orders"."transfer_to_return_since" is not null);