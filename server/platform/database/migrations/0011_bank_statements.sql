CREATE TABLE "bank_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"day" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"order_id" uuid,
	"booked_cents" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp with time zone,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_credits_fingerprint_unique" UNIQUE("fingerprint"),
	CONSTRAINT "bank_credits_amount" CHECK ("bank_credits"."amount_cents" > 0 and "bank_credits"."booked_cents" between 0 and "bank_credits"."amount_cents"),
	CONSTRAINT "bank_credits_state" CHECK ("bank_credits"."state" in ('open','booked','to_return','returned','ignored')),
	CONSTRAINT "bank_credits_booked" CHECK (("bank_credits"."booked_cents" > 0) = ("bank_credits"."order_id" is not null)
        and ("bank_credits"."state" <> 'booked' or "bank_credits"."booked_cents" = "bank_credits"."amount_cents")
        and ("bank_credits"."state" in ('booked','to_return','returned') or "bank_credits"."booked_cents" = 0)
        and ("bank_credits"."state" not in ('to_return','returned') or "bank_credits"."booked_cents" < "bank_credits"."amount_cents"))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "received_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_credits" ADD CONSTRAINT "bank_credits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_credits_order" ON "bank_credits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bank_credits_undecided" ON "bank_credits" USING btree ("day") WHERE state in ('open','to_return');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_received" CHECK ("orders"."received_cents" between 0 and "orders"."total_cents" and ("orders"."received_cents" = 0 or "orders"."payment_method" = 'bank'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_partly_paid" CHECK ("orders"."received_cents" = 0 or "orders"."order_status" <> 'cancelled' or "orders"."payment_status" <> 'pending');