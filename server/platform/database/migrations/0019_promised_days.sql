ALTER TABLE "orders" ADD COLUMN "ship_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_on" date;--> statement-breakpoint
-- Orders from before were late after three days; no day was promised for them.
UPDATE "orders" SET "ship_by" = "paid_at" + interval '3 days' WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promised" CHECK ("orders"."paid_at" is null or "orders"."ship_by" is not null);
