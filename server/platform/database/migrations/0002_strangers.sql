CREATE TABLE "counted_calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"rule" text NOT NULL,
	"network" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hash_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hash_keys_single" CHECK ("hash_keys"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "login_failures" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "login_failures" CASCADE;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "placed_from" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_from" text;--> statement-breakpoint
CREATE INDEX "counted_calls_network" ON "counted_calls" USING btree ("rule","network","created_at");--> statement-breakpoint
CREATE INDEX "counted_calls_subject" ON "counted_calls" USING btree ("rule","subject","created_at");--> statement-breakpoint
CREATE INDEX "counted_calls_created" ON "counted_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "checkouts_placed_from" ON "checkouts" USING btree ("placed_from") WHERE placed_from is not null;--> statement-breakpoint
CREATE INDEX "orders_paid_email" ON "orders" USING btree (lower("customer_email")) WHERE payment_status = 'paid';--> statement-breakpoint
CREATE INDEX "orders_placed_from" ON "orders" USING btree ("placed_from","created_at") WHERE placed_from is not null;