-- older programs: go on
CREATE TABLE "spent_amounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"staff" text NOT NULL,
	"role" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"cents" integer NOT NULL,
	"order_id" uuid,
	"refund_id" uuid,
	"is_confirmed" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "spent_amounts_kind" CHECK ("spent_amounts"."kind" in ('refund','refund_account','order_change','gift_card','paid','price_override','tender')),
	CONSTRAINT "spent_amounts_cents" CHECK ("spent_amounts"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "spent_amounts" ADD CONSTRAINT "spent_amounts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_amounts" ADD CONSTRAINT "spent_amounts_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spent_amounts_staff" ON "spent_amounts" USING btree ("staff","day");--> statement-breakpoint
CREATE INDEX "spent_amounts_order" ON "spent_amounts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spent_amounts_refund" ON "spent_amounts" USING btree ("refund_id","staff") WHERE refund_id is not null;